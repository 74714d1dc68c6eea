import { handleForm } from '@/forms/handle-form'

/** Every form of the site, whichever page it stands on. */
export const POST = (request: Request): Promise<Response> => handleForm(request)

/** Says that there is a network: asked before a step that only the server can show. */
export const GET = (): Response => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
