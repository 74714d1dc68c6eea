import { accessories } from './accessories/accessories.ts'
import { aidDrawings, besideCoin } from './aids/beside-coin.ts'
import { wornAids } from './aids/worn.ts'
import { serviceCovers } from './clinic/service-covers.ts'
import { articleCovers } from './covers/article-covers.ts'
import type { Drawing } from './drawing.ts'
import { implants } from './implants/implants.ts'
import { batteries } from './supplies/batteries.ts'
import { domes } from './supplies/domes.ts'
import { fittings } from './supplies/fittings.ts'

/** The form of hearing aid that a drawing shows: «worn-bte-mini» shows «bte-mini». */
const formOf = ({ name }: Drawing) => name.replace(/^(worn|coin)-/, '')

/**
 * Drawings by the file that they lie in: what one page shows together, so that it asks for few files, and none of much that
 * it does not show.
 */
export function drawingFiles(): Record<string, readonly Drawing[]> {
  const shownAlone = [...wornAids, ...besideCoin]
  const forms = [...new Set(shownAlone.map(formOf))]
  return {
    aids: aidDrawings,
    ...Object.fromEntries(forms.map((form) => [`aid-${form}`, shownAlone.filter((one) => formOf(one) === form)])),
    implants,
    batteries,
    domes,
    fittings,
    accessories,
    'article-covers': articleCovers,
    'service-covers': serviceCovers,
  }
}
