import { almatyDay, daysFrom, slotsOfDay } from '@estu/domain/appointments/availability'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { readWorkPlans } from '../../src/modules/appointments/operations/read-work-plans.ts'

const hours = ['1', '2', '3', '4', '5', '6', '7'].map((day) => ({ day, opens: '09:00', closes: '19:00' }))

/** Writes a document complete in Russian, as its editor publishes it. */
export const publish = async (payload: Payload, collection: 'services' | 'branches' | 'specialists', data: object) =>
  payload.create({
    collection,
    locale: 'ru',
    data: { _status: 'published', originalLanguage: 'ru', ...data },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })

/** A branch, a service of half an hour and a team that works every day from nine to seven. */
export async function makeClinic(payload: Payload, specialists: number, durationMin = 30) {
  const branch = await publish(payload, 'branches', { title: 'Филиал', address: 'Улица, 1', slug: 'filial', hours })
  const service = await publish(payload, 'services', {
    title: 'Проверка слуха',
    summary: 'Коротко.',
    slug: 'proverka',
    durationMin,
    bookable: true,
  })
  const team: string[] = []
  for (let index = 0; index < specialists; index += 1) {
    const one = await publish(payload, 'specialists', {
      title: `Специалист ${index}`,
      role: 'Сурдолог',
      slug: `specialist-${index}`,
      branch: branch.id,
    })
    team.push(one.id)
  }
  return { branch: branch.id, service: service.id, team }
}

/** The first `count` times of the team, one after another. */
export async function timesOfTeam(
  payload: Payload,
  clinic: Awaited<ReturnType<typeof makeClinic>>,
  count: number,
  now: Date,
) {
  const req = await createLocalReq({}, payload)
  const offered = await readWorkPlans(req, clinic.service, clinic.branch)
  if (!offered) throw new Error('The clinic offers nothing.')
  return daysFrom(almatyDay(now), 50)
    .slice(1)
    .flatMap((day) => offered.plans.flatMap((plan) => slotsOfDay(plan, day, offered.durationMin, [], now)))
    .slice(0, count)
}
