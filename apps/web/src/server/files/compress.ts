import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

type Compress = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** Trap: the package is written for every Node server, its types for Express alone. */
export const compress = compression() as Compress
