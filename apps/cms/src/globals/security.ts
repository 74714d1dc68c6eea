import type { GlobalConfig } from 'payload'
import { requireFreshProof } from '../access/fresh-proof.ts'
import { admins } from '../access/staff.ts'
import { label } from '../fields/labels.ts'

/** How the staff sign in. Nothing of it is shown on the site, so nothing is translated; each change is kept. */
export const security: GlobalConfig = {
  slug: 'security',
  label: label('Вход сотрудников', 'Қызметкерлердің кіруі'),
  admin: {
    group: label('Служебное', 'Қызметтік'),
    hidden: ({ user }) => user?.collection !== 'staff' || user.role !== 'admin',
    description: label(
      'Второй шаг: код из приложения на телефоне. Кому он обязателен, тот при входе сначала настроит его, и только потом откроется панель.',
      'Екінші қадам: телефондағы қосымшадан алынған код. Кімге міндетті болса, сол кіргенде алдымен оны баптайды, содан кейін ғана панель ашылады.',
    ),
  },
  access: { read: admins, readVersions: admins, update: admins },
  versions: { max: 50 },
  hooks: { beforeChange: [({ req }) => requireFreshProof(req)] },
  fields: [
    {
      name: 'requireForAdmins',
      type: 'checkbox',
      defaultValue: false,
      label: label('Второй шаг обязателен администраторам', 'Екінші қадам әкімшілерге міндетті'),
    },
    {
      name: 'requireForClinic',
      type: 'checkbox',
      defaultValue: false,
      label: label('Второй шаг обязателен сотрудникам клиники', 'Екінші қадам клиника қызметкерлеріне міндетті'),
    },
  ],
}
