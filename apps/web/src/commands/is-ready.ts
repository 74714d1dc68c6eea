import { readWebEnv } from '../env.ts'

/** Ends with 0 when visitors may be led to the storefront of this container, for whoever watches over containers. */
const answer = await fetch(`${readWebEnv().ownOrigin}/ready`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
