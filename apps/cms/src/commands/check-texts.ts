import { getPayload } from 'payload'
import { checkTexts } from '../modules/rich-text/index.ts'
import config from '../payload.config.ts'

/** Tells of every stored text that the editor cannot open. Usage: node check-texts.ts [--repair] */
const payload = await getPayload({ config })
const repair = process.argv.includes('--repair')
const { rows, broken, repaired } = await checkTexts(payload, { repair, tell: (line) => console.log(line) })
console.log(`documents and versions: ${rows}, broken texts: ${broken}, repaired: ${repaired}`)
await payload.destroy()
process.exit(broken === repaired ? 0 : 1)
