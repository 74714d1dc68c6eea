export type HealthPorts = {
  /** Whether the process answers at all, within its time. */
  answers: () => Promise<boolean>
  /** Ends it and starts it again; done once it answers or has ended. */
  restart: () => Promise<void>
  /** Until it is asked again; false when nobody is to ask any more. */
  wait: () => Promise<boolean>
  log: (line: string) => void
}

/** Fewer may be a machine that is busy or has slept. */
export const silentTimes = 3

/** Starts a process again that runs and answers nobody: nothing else would, as long as it does not end. */
export async function watchHealth(name: string, { answers, restart, wait, log }: HealthPorts): Promise<void> {
  let silent = 0
  while (await wait()) {
    silent = (await answers()) ? 0 : silent + 1
    if (silent < silentTimes) continue
    log(`✗ ${name} did not answer ${silent} times in a row: it is stopped and started again.`)
    await restart()
    silent = 0
  }
}
