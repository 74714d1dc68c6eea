import { handleForm } from '@/forms/handle-form'

/** Every form of the site, whichever page it stands on. */
export const POST = (request: Request): Promise<Response> => handleForm(request)
