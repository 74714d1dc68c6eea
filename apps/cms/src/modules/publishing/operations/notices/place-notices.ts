import { placesIn } from '@estu/domain/text/place-marks'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import { plainText, type TextLeaf } from '../../../document-texts/index.ts'
import { type Notice, noticeAt } from './notice.ts'

/** Places that a new shop's texts leave to their owner: visitors would read the mark itself. */
export const placeNotices = (req: PayloadRequest, leaves: readonly TextLeaf[]): Notice[] =>
  leaves.flatMap((leaf) =>
    placesIn(plainText(leaf.value)).map((place) =>
      noticeAt(req, 'place', leaf, translate(req, `не заполнено место ${place}`, `мына орын толтырылмаған: ${place}`)),
    ),
  )
