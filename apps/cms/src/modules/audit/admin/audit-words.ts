import { staffRoleNames } from '@estu/domain/vocabulary/staff-roles'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { auditActionCodes, auditActions } from '../audit-actions.ts'
import { subjectLabels } from '../audited-collections.ts'
import type { FoundEntry, FoundLine } from '../operations/search-audit.ts'

const kinds: Record<Exclude<FoundLine['kind'], 'staff'>, [string, string]> = {
  shopper: ['покупатель на сайте', 'сайттағы сатып алушы'],
  worker: ['фоновый процесс', 'фондық процесс'],
  system: ['система', 'жүйе'],
}

type Pair = readonly [ru: string, kk: string]
const said = (req: PayloadRequest, pair: Pair | undefined, code: string) => (pair ? translate(req, ...pair) : code)

export const actionWord = (req: PayloadRequest, action: string) =>
  said(req, (auditActions as Record<string, Pair>)[action], action)

export const kindWord = (req: PayloadRequest, kind: keyof typeof kinds) => translate(req, ...kinds[kind])

export const roleWord = (req: PayloadRequest, role: string) =>
  said(req, (staffRoleNames as Record<string, Pair>)[role], role)

/** The weightiest of what a request did. */
export const mainEntry = (entries: readonly FoundEntry[]): FoundEntry | undefined =>
  entries.toSorted((a, b) => auditActionCodes.indexOf(a.action) - auditActionCodes.indexOf(b.action))[0]

/** «открыл: заказ» */
export const entryWords = (req: PayloadRequest, { action, collection }: FoundEntry) =>
  `${actionWord(req, action)}: ${said(req, subjectLabels[collection], collection)}`

const filterNames: Record<string, [string, string]> = {
  person: ['кто', 'кім'],
  document: ['документ', 'құжат'],
  action: ['действие', 'әрекет'],
  from: ['с', 'бастап'],
  to: ['по', 'дейін'],
  kind: ['вид данных', 'дерек түрі'],
  format: ['файл', 'файл'],
  globals: ['отдельные документы', 'жеке құжаттар'],
}

/** «кто: …, с: 2026-11-01»; what is counted by kind: «статья: 12». */
export const filterWords = (req: PayloadRequest, filter: Readonly<Record<string, string>>) =>
  Object.entries(filter)
    .map(([name, value]) => {
      const word = name === 'action' ? actionWord(req, value) : value
      return `${said(req, filterNames[name] ?? subjectLabels[name as keyof typeof subjectLabels], name)}: ${word}`
    })
    .join(', ')
