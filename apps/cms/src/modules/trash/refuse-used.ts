import type { PayloadRequest } from 'payload'
import { inLanguage } from '../../i18n/in-language.ts'
import { translate } from '../../i18n/translate.ts'
import { findUses, keyOf, targetOf, titlesOf, type Use } from '../where-used/index.ts'
import { listed, refusal } from './trash-labels.ts'

const named = 5

/** A page that visitors see must not lose its picture, its author or a link: whoever throws those away is told where. */
export async function refuseUsed(req: PayloadRequest, collection: string, id: string): Promise<void> {
  const target = await targetOf(req, collection, id)
  const uses = await findUses(req, target, { limit: named + 1, effects: ['breaks'], liveOnly: true })
  if (uses.length === 0) return
  const [waiting, shown] = [uses.filter(isRelease), uses.filter((use) => !isRelease(use))]
  if (shown.length === 0) throw refuseWaiting(req, await namesOf(req, waiting), waiting)
  const pages = await namesOf(req, uses)
  throw refusal(
    translate(
      req,
      `Нельзя удалить: это показывают опубликованные страницы: ${pages}. Сначала уберите или замените это там: список со ссылками во вкладке «Где используется».`,
      `Жоюға болмайды: мұны жарияланған беттер көрсетіп тұр: ${pages}. Алдымен сол жерден алып тастаңыз не ауыстырыңыз: сілтемелері бар тізім «Қайда қолданылады» қойындысында.`,
    ),
    placesOf(uses),
  )
}

const placesOf = (uses: readonly Use[]) => uses.map(({ entity, id }) => ({ entity, id }))

const isRelease = ({ entity }: Use) => entity === 'releases'

const refuseWaiting = (req: PayloadRequest, releases: string, uses: readonly Use[]) =>
  refusal(
    translate(
      req,
      `Нельзя удалить: это показывают тексты, которые ждут выпуска: ${releases}. Сначала уберите их из выпуска или отложите в него без этого.`,
      `Жоюға болмайды: мұны шығарылымды күтіп тұрған мәтіндер көрсетеді: ${releases}. Алдымен оларды шығарылымнан алыңыз не оған мұнысыз қойыңыз.`,
    ),
    placesOf(uses),
  )

/** What shoppers, the clinic and the warehouse have written down keeps what it is about. */
export async function refuseRecorded(req: PayloadRequest, collection: string, id: string): Promise<void> {
  const target = { collection, id, path: null }
  const uses = await findUses(req, target, { limit: named + 1, effects: ['record'] })
  if (uses.length === 0) return
  const kinds = [...new Set(uses.map(({ entity }) => entity))].map((entity) => kindOf(req, entity))
  throw refusal(
    translate(
      req,
      `Нельзя удалить навсегда: на это ссылаются разделы: ${listed(req, kinds, false)}. В корзине документ останется.`,
      `Біржола жоюға болмайды: мұған мына бөлімдер сілтейді: ${listed(req, kinds, false)}. Құжат қоқыс жәшігінде қала береді.`,
    ),
  )
}

async function namesOf(req: PayloadRequest, uses: readonly Use[]): Promise<string> {
  const titles = await titlesOf(req, uses)
  const names = uses.slice(0, named).map((use) => titles.get(keyOf(use))?.title ?? kindOf(req, use.entity))
  return listed(req, [...new Set(names.filter(Boolean))], uses.length > named)
}

/** The name of a section, where the names of its documents are not for whoever asks. */
const kindOf = (req: PayloadRequest, entity: string): string =>
  inLanguage(req.payload.config.collections.find(({ slug }) => slug === entity)?.labels.plural, req)
