/** Starts what runs beside the pages, in the server process alone and never in a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackground } = await import('./start-background')
  startBackground()
}
