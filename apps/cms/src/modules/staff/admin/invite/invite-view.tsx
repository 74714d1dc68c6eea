import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isAdmin } from '../../../../access/staff.ts'
import { AdminPage } from '../../../../admin/admin-page.tsx'
import { pageTitle } from '../../../../admin/page-titles.ts'
import { translate } from '../../../../i18n/translate.ts'
import { leadToOpenDoor } from '../lead-to-open-door.ts'
import { InviteForm } from './invite-form.tsx'

/** As many as a list to choose from bears. */
const mostChoices = 200

/** Where an admin invites a colleague by letter. */
export async function InviteView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  leadToOpenDoor(req)
  if (!isAdmin(req)) redirect('/admin')
  const [branches, specialists] = await Promise.all([namesOf(req, 'branches'), namesOf(req, 'specialists')])
  return (
    <AdminPage view={view} title={pageTitle(req, 'invite')}>
      <div className="estu-safety">
        <p>
          {translate(
            req,
            'Сотрудник получит письмо со ссылкой, по ней придумает пароль и выберет язык. Ссылка действует три дня.',
            'Қызметкер сілтемесі бар хат алады, сол арқылы құпиясөз ойлап тауып, тілін таңдайды. Сілтеме үш күн жарамды.',
          )}
        </p>
        <InviteForm branches={branches} specialists={specialists} />
      </div>
    </AdminPage>
  )
}

async function namesOf(req: PayloadRequest, collection: 'branches' | 'specialists') {
  const { docs } = await req.payload.find({
    collection,
    locale: req.i18n.language === ('kk' as string) ? 'kk' : 'ru',
    depth: 0,
    limit: mostChoices,
    sort: 'id',
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id, title }) => ({ id, name: title ?? id }))
}
