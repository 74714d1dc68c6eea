import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { labelOf, type TextLeaf } from '../../document-texts/index.ts'
import type { AppliedUnits } from './apply-units.ts'
import type { LostPart } from './lost-parts.ts'

const parts: Record<LostPart, { ru: string; kk: string }> = {
  link: { ru: 'ссылка', kk: 'сілтеме' },
  paragraph: { ru: 'абзац', kk: 'абзац' },
  mark: { ru: 'выделение', kk: 'белгілеу' },
  insert: { ru: 'вставка', kk: 'кірістірме' },
}

/**
 * A sentence for each text of a translator's file that was not taken, or not as it was, and for each that it lacks.
 * @param leaves the document's texts, for their names in the editor's form
 */
export function importNotices(
  { unknown, absent, untranslated, lost, sourceChanged }: AppliedUnits,
  leaves: readonly TextLeaf[],
  req: PayloadRequest,
): string[] {
  const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]))
  const named = (path: string, ru: string, kk: string) => {
    const leaf = byPath.get(path)
    return `«${leaf ? labelOf(leaf, req) : path}»: ${translate(req, ru, kk)}`
  }
  return [
    ...unknown.map((path) =>
      named(
        path,
        'не принято, такого текста в документе нет, он повторяется или потерял разметку.',
        'қабылданбады: құжатта мұндай мәтін жоқ, ол қайталанады немесе пішімі жоғалған.',
      ),
    ),
    ...absent.map((path) => named(path, 'нет в файле, осталось как было.', 'файлда жоқ, бұрынғысынша қалды.')),
    ...untranslated.map((path) =>
      named(
        path,
        'не переведено, в файле вместо перевода стоит оригинал.',
        'аударылмаған, файлда аударманың орнында түпнұсқа тұр.',
      ),
    ),
    ...lost.map((one) =>
      named(
        one.path,
        `принято, но пропало: ${one.parts.map((part) => parts[part].ru).join(', ')}.`,
        `қабылданды, бірақ жоғалғаны: ${one.parts.map((part) => parts[part].kk).join(', ')}.`,
      ),
    ),
    ...sourceChanged.map((path) =>
      named(path, 'принято, но оригинал с тех пор изменился.', 'қабылданды, бірақ түпнұсқасы содан бері өзгерген.'),
    ),
  ]
}
