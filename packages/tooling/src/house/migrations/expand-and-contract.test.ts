import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../env.ts'
import { contractedOnPurpose, grandfathered } from './allowed.ts'
import { contractingStatements } from './contracting-statements.ts'

const folder = path.join(root, 'apps/cms/src/migrations')
const found = readdirSync(folder)
  .filter((name) => /^\d{8}_\d{6}_\w+\.ts$/.test(name))
  .map((name) => ({
    name: name.replace('.ts', ''),
    statements: contractingStatements(readFileSync(path.join(folder, name), 'utf8')),
  }))
const contracting = found.filter(({ statements }) => statements.length > 0)

describe('a migration', () => {
  it('takes nothing that the former release still reads, unless it is listed with its reason', () => {
    const allowed = [...grandfathered, ...Object.keys(contractedOnPurpose)]
    expect(contracting.filter(({ name }) => !allowed.includes(name))).toEqual([])
  })

  it('is listed only where it does', () => {
    const names = contracting.map(({ name }) => name)
    expect([...grandfathered, ...Object.keys(contractedOnPurpose)].filter((name) => !names.includes(name))).toEqual([])
    for (const [name, reason] of Object.entries(contractedOnPurpose)) expect(reason.length, name).toBeGreaterThan(20)
  })
})

const up = (statement: string) => `export async function up({ db }) {
  await db.execute(sql\`${statement}\`)
}
export async function down({ db }) {
  await db.execute(sql\`DROP TABLE "orders"; ALTER TABLE "a" DROP COLUMN "b";\`)
}`

describe('the rule', () => {
  it.each([
    'ALTER TABLE "orders" DROP COLUMN "city";',
    'drop table if exists orders cascade;',
    'DROP TYPE "public"."enum_orders_paying";',
    'ALTER TABLE "orders" RENAME COLUMN "city" TO "town";',
    'ALTER TABLE "orders" RENAME TO "purchases";',
    'ALTER TABLE "orders" ALTER COLUMN "city" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "city" SET DATA TYPE text;',
    'ALTER TABLE "orders" ALTER COLUMN "city" DROP DEFAULT;',
    'ALTER TABLE "orders" ADD COLUMN "town" varchar NOT NULL;',
    'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (total > 0);',
    'CREATE UNIQUE INDEX "one" ON "orders" USING btree ("city");',
    'create table "towns" (id int); alter table "orders" drop column "city";',
  ])('sees that %s contracts', (statement) => {
    expect(contractingStatements(up(statement))).toHaveLength(1)
  })

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "town" varchar;',
    `ALTER TABLE "orders" ADD COLUMN "town" varchar DEFAULT 'x' NOT NULL;`,
    'ALTER TYPE "public"."enum_orders_paying" ADD VALUE \'card\';',
    'CREATE INDEX "towns" ON "orders" USING btree ("town");',
    'ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id");',
    'ALTER TABLE "orders" ALTER COLUMN "city" DROP NOT NULL;',
    'DROP INDEX "old"; ALTER INDEX "a" RENAME TO "b"; ALTER TABLE "orders" RENAME CONSTRAINT "a" TO "b";',
    'ALTER TABLE "orders" DROP CONSTRAINT "c";',
    'CREATE TABLE "towns" ("id" int NOT NULL); CREATE UNIQUE INDEX "u" ON "towns" USING btree ("id");',
    'CREATE TABLE "towns" ("id" int); ALTER TABLE "towns" ADD CONSTRAINT "c" CHECK (id > 0);',
    'ALTER TABLE "orders" ADD COLUMN "town_id" uuid; CREATE UNIQUE INDEX "u" ON "orders" USING btree ("town_id");',
  ])('lets %s pass', (statement) => {
    expect(contractingStatements(up(statement))).toEqual([])
  })
})
