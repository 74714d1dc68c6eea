/** What people and their programs put between digits: any blank, dash or minus, and signs that are not seen. */
const between = /[\s\p{Cf}\p{Pd}\u2212().]/gu

/** A typed number without what stands between its digits. */
export const withoutSeparators = (typed: string): string => typed.replace(between, '')

/** A Kazakhstan number as `+77XXXXXXXXX` from any usual spelling (8…, +7…, ten digits); null when it is none. */
export function parseKazakhPhone(input: string): string | null {
  if (input.length > 40) return null
  const typed = withoutSeparators(input)
  if (/[^\d+]/.test(typed)) return null
  const digits = typed.replaceAll('+', '')
  const national = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
  return /^7\d{9}$/.test(national) ? `+7${national}` : null
}

/** Whether a number stands in a flat or an office, where no message arrives: codes of regions begin with 71 and 72. */
export const isLandline = (e164: string): boolean => /^\+77[12]\d{8}$/.test(e164)

/** `+77012345678` as «+7 701 234 56 78»; anything else as it came. */
export function formatPhone(e164: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164)
  return parts ? `+7 ${parts.slice(1).join(' ')}` : e164
}
