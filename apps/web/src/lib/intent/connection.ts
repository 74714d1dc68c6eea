type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether a reader pays for each byte or waits for it, as far as their browser tells. */
export function isCostly(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || /2g|3g/.test(effectiveType)
}
