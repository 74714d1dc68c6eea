import { createConfig } from './config.ts'
import { readCmsEnv } from './env.ts'

export default createConfig(readCmsEnv())
