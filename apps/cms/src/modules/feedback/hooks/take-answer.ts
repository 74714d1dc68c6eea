import type { CollectionBeforeChangeHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Feedback } from '../../../payload-types.ts'
import { nameOfAuthor } from '../../customer-requests/index.ts'
import type { GivenAnswer } from '../answer-fields.ts'

/**
 * Gives the answer that was written, where it is asked to: it joins those given, the field is empty again and the
 * enquiry is answered.
 */
export const takeAnswer: CollectionBeforeChangeHook<Feedback> = ({ data, originalDoc, req, context, collection }) => {
  const { sendAnswer, ...rest } = data
  if (!originalDoc) return rest
  if (!sendAnswer) return rest
  const after = { ...originalDoc, ...rest }
  const words = after.answer?.trim()
  if (!words) throw fieldRefusal(req, collection.fields, [{ path: 'answer', message: translate(req, ...empty) }])
  const { contactBy: way, status } = after
  if (way === 'email' && !after.email)
    throw fieldRefusal(req, collection.fields, [{ path: 'email', message: translate(req, ...noAddress) }])
  const answer: GivenAnswer = { at: new Date().toISOString(), who: nameOfAuthor(req, context), way, words }
  return {
    ...rest,
    answer: null,
    answers: [...(originalDoc.answers ?? []), answer],
    status: status === 'new' || status === 'in_progress' ? 'answered' : status,
  }
}

const empty = ['Напишите ответ.', 'Жауап жазыңыз.'] as const
const noAddress = [
  'Человек просил ответить письмом: впишите адрес почты.',
  'Адам хатпен жауап беруді сұраған: пошта мекенжайын жазыңыз.',
] as const
