import path from 'node:path'
import { shareEqualChunks } from '../src/build/share-equal-chunks.ts'

/** What the finished build holds several times over, its process shall hold once. */
await shareEqualChunks(path.resolve(import.meta.dirname, '../.next/server/chunks'))
