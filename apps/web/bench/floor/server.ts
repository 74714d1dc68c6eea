import { createServer } from 'node:http'
import next from 'next'
import { compress } from '../../src/server/files/compress.ts'

/** The framework behind a server of its own that packs what it answers, and nothing else. Usage: server.ts PORT. */
const port = Number(process.argv[2])
const app = next({ dev: false, dir: import.meta.dirname, port })
const handle = app.getRequestHandler()
await app.prepare()
createServer((req, res) => compress(req, res, () => void handle(req, res))).listen(port, '127.0.0.1')
