const started = Date.now()

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Runs one step and prints how long it took; while it runs, a line every ten seconds says that it still does. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  say(`· ${name} …`)
  const reminder = setInterval(() => say(`  ${name}: still working, ${seconds(begun)}`), 10_000)
  try {
    const result = await run()
    say(`✓ ${name} (${seconds(begun)})`)
    return result
  } catch (error) {
    say(`✗ ${name} (${seconds(begun)})`)
    throw error
  } finally {
    clearInterval(reminder)
  }
}

export const sinceStart = () => seconds(started)
export const secondsSinceStart = () => Math.round((Date.now() - started) / 100) / 10
