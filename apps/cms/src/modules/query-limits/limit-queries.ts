import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { translate } from '../../i18n/translate.ts'
import { bulkFault, isBulk } from './bulk-fault.ts'
import { asksForAll, longestList, type QueryFault, queryFault } from './query-fault.ts'

type Inner = Omit<Endpoint, 'root'>

type Words = readonly [ru: string, kk: string]

const unreadable: Words = [
  'Фильтр where не прочитан: передайте его как объект JSON или параметрами вида where[поле][equals]=значение.',
  'where сүзгісі оқылмады: оны JSON нысаны немесе where[өріс][equals]=мән түріндегі параметрлер арқылы беріңіз.',
]

const sentences: Record<Extract<QueryFault, { most: number }>['code'], (most: number) => Words> = {
  'depth-too-large': (most) => [
    `Связи раскрываются не глубже ${most}: укажите depth от 0 до ${most}.`,
    `Байланыстар ${most} деңгейден терең ашылмайды: depth мәнін 0 мен ${most} аралығында көрсетіңіз.`,
  ],
  'limit-too-large': (most) => [
    `За один раз выдаётся не больше ${most} документов: укажите limit от 1 до ${most} и листайте дальше.`,
    `Бір сұрауға ${most} құжаттан артық берілмейді: limit мәнін 1 мен ${most} аралығында көрсетіп, әрі қарай парақтаңыз.`,
  ],
  'too-many-changes': (most) => [
    `За один раз меняют или удаляют не больше ${most} документов. Выбрано больше, поэтому ничего не изменено: добавьте фильтр или отмечайте документы на каждой странице списка.`,
    `Бір ретте ${most} құжаттан артығын өзгертуге не жоюға болмайды. Одан көбі таңдалған, сондықтан ештеңе өзгерген жоқ: сүзгі қосыңыз немесе құжаттарды тізімнің әр бетінде белгілеңіз.`,
  ],
}

/**
 * Nobody makes this process fill in documents without end: what would is refused before the database is asked. The
 * admin counts its trash by a list without a limit, so that is answered by the longest one.
 */
export function limitQueries(config: SanitizedConfig): SanitizedConfig {
  for (const keeper of [...config.collections, ...config.globals])
    if (keeper.endpoints) keeper.endpoints = keeper.endpoints.map(limited)
  return config
}

const limited = (endpoint: Inner): Inner => ({
  ...endpoint,
  handler: async (req) => {
    const fault =
      queryFault(req.query, req.payload.config.maxDepth) ??
      (isBulk(endpoint) ? await bulkFault(req, endpoint.method) : null)
    if (fault) return refusal(req, fault)
    if (endpoint.method === 'get' && asksForAll(req.query)) req.query.limit = String(longestList(req.query))
    return endpoint.handler(req)
  },
})

function refusal(req: PayloadRequest, fault: QueryFault): Response {
  const { code } = fault
  const message = translate(req, ...('most' in fault ? sentences[fault.code](fault.most) : unreadable))
  const headers = { 'cache-control': 'no-store' }
  const errors = [{ message, data: { code } }]
  // The admin's dialogs for several documents at once read the changed ones and the sentence beside the errors.
  const body = code === 'too-many-changes' ? { docs: [], errors, message } : { errors }
  return Response.json(body, { status: 400, headers })
}
