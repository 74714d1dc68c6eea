import path from 'node:path'
import { bundlePrograms } from '../src/build/bundle-programs.ts'

await bundlePrograms(path.resolve(import.meta.dirname, '..'))
