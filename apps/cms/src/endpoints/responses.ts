const noStore = { 'cache-control': 'no-store' }

/** Somebody without the right to ask: the same answer as for an address that does not exist. */
export const refuse = () => Response.json({ error: 'not-found' }, { status: 404, headers: noStore })

/** A question that makes no sense. */
export const wrong = (error = 'bad-request') => Response.json({ error }, { status: 400, headers: noStore })

/** A file to be saved. */
export const download = (body: BodyInit, name: string, type: string) =>
  new Response(body, {
    headers: {
      ...noStore,
      'content-type': type,
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
    },
  })
