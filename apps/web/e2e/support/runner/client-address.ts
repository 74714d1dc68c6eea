let count = 0
let address = ''

/**
 * Gives the test that begins an address of its own, so that the limits of one client never meet what other tests did.
 * Of the network that stands for none (RFC 2544).
 */
export function comeFromElsewhere(): void {
  const number = process.pid * 256 + count++
  address = `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`
}

/** Names the running test's address, as the proxy in front of its shop would; one that asks nobody believes ignores it. */
export const fromOwnAddress = (): Record<string, string> => (address ? { 'x-forwarded-for': address } : {})
