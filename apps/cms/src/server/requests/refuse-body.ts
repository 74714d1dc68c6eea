import type { IncomingMessage, ServerResponse } from 'node:http'

export type BodyRefusal = 'length-missing' | 'too-large' | 'session-over' | 'busy'

type Refusal = { status: number; ru: string; kk: string }

const refusals: Record<BodyRefusal, Refusal> = {
  'length-missing': {
    status: 411,
    ru: 'Не указана длина запроса.',
    kk: 'Сұраудың ұзындығы көрсетілмеген.',
  },
  'too-large': {
    status: 413,
    ru: 'Запрос больше, чем здесь принимают.',
    kk: 'Сұрау мұнда қабылданатын мөлшерден үлкен.',
  },
  'session-over': {
    status: 401,
    ru: 'Сеанс закончился. Войдите снова и повторите.',
    kk: 'Сеанс аяқталды. Қайта кіріп, әрекетті қайталаңыз.',
  },
  busy: {
    status: 503,
    ru: 'Сейчас передаётся слишком много данных сразу. Повторите через минуту.',
    kk: 'Қазір бір мезгілде тым көп дерек жіберіліп жатыр. Бір минуттан кейін қайталаңыз.',
  },
}

const retrySeconds = 60

/**
 * Answers a request whose body is not read, in the language of the admin and the shape its forms show.
 * @returns true: the request was answered
 */
export function refuseBody(req: IncomingMessage, res: ServerResponse, code: BodyRefusal): true {
  const { status, ru, kk } = refusals[code]
  const message = /(?:^|;)\s*payload-lng=kk\b/.test(req.headers.cookie ?? '') ? kk : ru
  // Node reads the rest to nowhere; only bodies without a bound end the connection.
  const isBounded = code === 'session-over' || code === 'busy'
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(isBounded ? {} : { connection: 'close' }),
    ...(code === 'busy' ? { 'retry-after': String(retrySeconds) } : {}),
  })
  res.end(JSON.stringify({ errors: [{ message, data: { code } }] }))
  return true
}
