/** An answer that has arrived to its last byte. @throws also when it breaks off. */
export async function fetchWhole(request: Request): Promise<Response> {
  const response = await fetch(request)
  await response.clone().arrayBuffer()
  return response
}
