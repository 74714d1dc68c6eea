export type Asked = {
  /** Whether anything came back within its time. */
  answers: () => Promise<boolean>
  /** Until it is asked again. */
  wait: () => Promise<unknown>
}

/** Fewer may be a machine that is busy or has slept. */
export const silentTimes = 3

/** Asks again and again. @returns once nothing came back several times in a row */
export async function untilSilent({ answers, wait }: Asked): Promise<void> {
  let silent = 0
  while (silent < silentTimes) {
    await wait()
    silent = (await answers()) ? 0 : silent + 1
  }
}
