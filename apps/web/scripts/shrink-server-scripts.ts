import path from 'node:path'
import { shrinkScripts } from '../src/build/shrink-scripts.ts'

/** After equal ones are shared: what is one by now is shrunk once. */
await shrinkScripts(path.resolve(import.meta.dirname, '../.next/server'))
