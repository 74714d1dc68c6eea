import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'

/** What was sent; of what makes no sense nothing, so that each form names its empty fields and no log grows. */
export async function sentTo(req: PayloadRequest): Promise<unknown> {
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    if (!(error instanceof APIError)) throw error
  }
  return req.data ?? {}
}
