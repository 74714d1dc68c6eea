const longest = 20
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The id of an offer as Yandex takes it: 20 Latin letters and digits at most. Always the same for the same product: the
 * last 103 bits of its UUID, which no two products share in practice.
 */
export function ymlOfferId(productId: string): string {
  if (!uuid.test(productId)) return productId.slice(0, longest)
  const bits = BigInt(`0x${productId.replaceAll('-', '')}`) % 36n ** BigInt(longest)
  return bits.toString(36).padStart(longest, '0')
}
