import { BasePayload } from 'payload'
import { createConfig } from '../../src/config.ts'
import { readCmsEnv } from '../../src/env.ts'
import { publishRelease } from '../../src/modules/releases/operations/publish-release.ts'

/** A CMS of its own that publishes one release, and may be killed while it does. */
const payload = await new BasePayload().init({ config: createConfig(readCmsEnv()) })
process.send?.('ready')
process.on('message', async ({ release, editor }: { release: string; editor: string }) => {
  const user = await payload.findByID({ collection: 'staff', id: editor, overrideAccess: true })
  process.send?.(await publishRelease(payload, { user: { ...user, collection: 'staff' } }, release))
})
