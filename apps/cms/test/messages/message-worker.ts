import { BasePayload } from 'payload'
import { createConfig } from '../../src/config.ts'
import { readCmsEnv } from '../../src/env.ts'
import { whatsappQueue } from '../../src/modules/messages/operations/queue-mail.ts'

/** A worker's turn at messages, in a process that can be killed. */
const payload = await new BasePayload().init({ config: createConfig(readCmsEnv()) })
await payload.jobs.run({ limit: 20, queue: whatsappQueue, silent: true, overrideAccess: true })
