import { readTestEnv } from '../test-env.ts'

const { cmsUrl, editor } = readTestEnv()

/** Saves a document as somebody of the clinic does at the desk. @throws where the CMS refuses it */
export async function saveAtDesk(collection: string, id: string, data: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${cmsUrl}/api/staff/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: editor.email, password: editor.password }),
  })
  const { token } = (await login.json()) as { token: string }
  const saved = await fetch(`${cmsUrl}/api/${collection}/${id}`, {
    method: 'PATCH',
    headers: { ...headers, authorization: `JWT ${token}` },
    body: JSON.stringify(data),
  })
  if (!saved.ok) throw new Error(`${saved.status} ${await saved.text()}`)
}
