import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { waitingOf } from '../../../../access/waiting.ts'
import { AdminPage } from '../../../../admin/admin-page.tsx'
import { pageTitle } from '../../../../admin/page-titles.ts'
import { translate } from '../../../../i18n/translate.ts'
import { describeFactor } from '../../second-factor/second-factors.ts'
import { listSessions } from '../../sessions/list-sessions.ts'
import { sessionOf } from '../../sessions/session-marks.ts'
import { leadToOpenDoor } from '../lead-to-open-door.ts'
import { SessionList } from '../sessions/session-list.tsx'
import { FactorPanel } from './factor-panel.tsx'
import { InOwnLanguage } from './in-own-language.tsx'

const here = '/admin/sign-in-safety'

/** One's own second step and sessions; where the step is required and not set up, nothing but that. */
export async function SafetyView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { user } = req
  if (user?.collection !== 'staff') redirect(`/admin/login?redirect=${here}`)
  leadToOpenDoor(req, here)
  const id = String(user.id)
  const { since, left } = await describeFactor(req, id)
  const panel = <FactorPanel since={since?.toISOString() ?? null} left={left} email={String(user.email)} />
  if (waitingOf(user) === 'set-up')
    return (
      <MinimalTemplate className="estu-new-password estu-safety">
        <InOwnLanguage language={req.i18n.language} />
        <h1>{translate(req, 'Настройте второй шаг', 'Екінші қадамды баптаңыз')}</h1>
        <p>
          {translate(
            req,
            'Для вашей роли он обязателен: украденного пароля тогда не хватит. Это займёт две минуты, и панель откроется.',
            'Сіздің рөліңізге ол міндетті: сонда ұрланған құпиясөз жеткіліксіз болады. Бұл екі минут алады, содан кейін панель ашылады.',
          )}
        </p>
        {panel}
        <p>
          <a href="/admin/logout">{req.t('authentication:logOut')}</a>
        </p>
      </MinimalTemplate>
    )
  return (
    <AdminPage view={view} title={pageTitle(req, 'sign-in-safety')}>
      <div className="estu-safety">
        <h2>{translate(req, 'Второй шаг при входе', 'Кірудің екінші қадамы')}</h2>
        {panel}
        <h2>{translate(req, 'Где вы вошли', 'Қайда кіргенсіз')}</h2>
        <SessionList sessions={await listSessions(req, id)} own={sessionOf(user)} />
      </div>
    </AdminPage>
  )
}
