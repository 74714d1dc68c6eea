import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '../env.ts'

const require = createRequire(import.meta.url)

/** Where packages keep the faces that a reader's machine has of a family: regular and bold, upright and slanted. */
const folders: Readonly<Record<string, readonly string[]>> = {
  'dejavu-fonts-ttf': ['ttf'],
  '@expo-google-fonts/arimo': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  '@expo-google-fonts/noto-sans': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
}

/** What stands in for families that no package has: of the same widths, or else the widest there is. */
const standIns: Readonly<Record<string, string>> = {
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  'Liberation Sans': 'Arimo',
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
}

const usualFolder = path.join(root, 'node_modules/.cache/test-fonts')

/**
 * Writes a configuration of fontconfig by which a browser finds the pinned packages' families and none of the machine's
 * own, so that text is as wide on every machine. @returns the file, for `FONTCONFIG_FILE`.
 */
export async function writeFontConfig(folder = usualFolder): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'fonts.conf')
  // Trap: a browser that finds half a file takes the machine's own fonts and says nothing.
  const whole = `${file}.${process.pid}`
  await writeFile(whole, configuration(path.join(folder, 'font-cache')))
  await rename(whole, file)
  return file
}

const configuration = (cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fontFolders().map(element('dir')).join('\n')}
${element('cachedir')(cache)}
${Object.entries(standIns).map(alias).join('\n')}
${fallback}
</fontconfig>
`

function fontFolders(): string[] {
  return Object.entries(folders).flatMap(([name, inside]) => {
    const own = path.dirname(require.resolve(`${name}/package.json`))
    return inside.map((part) => path.join(own, part))
  })
}

const element = (name: string) => (text: string) => `  <${name}>${escaped(text)}</${name}>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const alias = ([asked, given]: [string, string]) => `  <alias binding="same">
    <family>${escaped(asked)}</family>
    <accept><family>${escaped(given)}</family></accept>
  </alias>`

/** A family that nobody knows is drawn as one without serifs. */
const fallback = `  <match target="pattern">
    <test name="family" compare="not_eq" qual="all"><string>serif</string></test>
    <test name="family" compare="not_eq" qual="all"><string>monospace</string></test>
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>`
