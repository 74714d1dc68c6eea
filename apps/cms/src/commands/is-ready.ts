import { originOf } from '@estu/domain/requests/origin-of'
import { readServerEnv } from '../env.ts'

/** Ends with 0 when the CMS of this container can serve editors, for whoever watches over containers. */
const { host, port } = readServerEnv()
const answer = await fetch(`${originOf(host, port)}/ready`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
