import type { CollectionBeforeValidateHook, Field } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { label } from '../../../fields/labels.ts'
import { translate } from '../../../i18n/translate.ts'

/** Which state of the document a form in the admin was opened on; sent back with it, kept nowhere. */
export const basedOn: Field = {
  name: 'basedOn',
  type: 'text',
  virtual: true,
  label: label('Открыто в состоянии от', 'Ашылған кездегі күйі'),
  admin: { hidden: true },
  hooks: { afterRead: [({ originalDoc, data }) => originalDoc?.updatedAt ?? data?.updatedAt] },
}

/**
 * A form that was opened before somebody else's change holds the old values of every field: saving it would take that
 * change back unseen, a visitor's move or cancellation among them.
 */
export const validateFreshness: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req, collection }) => {
  if (operation !== 'update' || typeof data?.basedOn !== 'string') return data
  const known = Date.parse(data.basedOn)
  if (!Number.isFinite(known) || known === Date.parse(originalDoc?.updatedAt)) return data
  const message = translate(
    req,
    'Пока форма была открыта, это изменил кто-то другой. Обновите страницу: заметку можно скопировать.',
    'Форма ашық тұрғанда мұны басқа біреу өзгертті. Бетті жаңартыңыз: жазбаңызды көшіріп алуға болады.',
  )
  throw fieldRefusal(req, collection.fields, [{ path: 'status', message }])
}
