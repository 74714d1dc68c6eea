import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_thing_drawing" AS ENUM('device-bte', 'device-bte-mini', 'device-ric', 'device-ric-r', 'device-ite', 'device-itc', 'device-cic', 'device-iic', 'worn-bte', 'worn-bte-mini', 'worn-ric', 'worn-ric-r', 'worn-ite', 'worn-itc', 'worn-cic', 'worn-iic', 'coin-bte', 'coin-bte-mini', 'coin-ric', 'coin-ric-r', 'coin-ite', 'coin-itc', 'coin-cic', 'coin-iic', 'implant-system', 'implant-internal', 'implant-processor', 'implant-button', 'implant-child', 'implant-headpiece', 'implant-bone', 'implant-remote', 'implant-processor-worn', 'implant-button-worn', 'implant-bone-worn', 'battery-10', 'battery-312', 'battery-13', 'battery-675', 'battery-pack-10', 'battery-pack-312', 'battery-pack-13', 'battery-pack-675', 'dome-open-s', 'dome-open-m', 'dome-open-l', 'domes-open', 'dome-closed-s', 'dome-closed-m', 'dome-closed-l', 'domes-closed', 'dome-power-s', 'dome-power-m', 'dome-power-l', 'domes-power', 'dome-double-s', 'dome-double-m', 'dome-double-l', 'domes-double', 'wax-filter-stick', 'wax-filter-wheel', 'receiver-s', 'receiver-m', 'receiver-p', 'receiver-up', 'tube-thin', 'tube-thick', 'ear-mould-silicone', 'ear-mould-acrylic', 'hook-adult', 'hook-child', 'wipes', 'cleaning-kit', 'drying-capsules', 'headpiece-cable', 'mic-clip', 'mic-table', 'tv-connector', 'phone-clip', 'remote', 'charger-desk', 'charger-case', 'dryer-electric', 'dryer-uv', 'case-hard', 'pouch-soft', 'kids-clip', 'alarm-clock', 'doorbell-flash', 'amplified-phone', 'earplugs-swim');
  CREATE TYPE "public"."enum_cover_drawing" AS ENUM('cover-audiogram', 'cover-ear-section', 'cover-diary', 'cover-two-or-one', 'cover-tinnitus', 'cover-memory', 'cover-child-toy', 'cover-implant-or-aid', 'cover-noise', 'cover-talk', 'cover-tv', 'cover-otoscope', 'cover-cleaning', 'cover-battery-hand', 'cover-phone', 'cover-loop', 'cover-certificate', 'cover-booth', 'cover-tympanogram', 'cover-newborn', 'cover-fitting', 'cover-tuning', 'cover-mould', 'cover-repair', 'cover-processor-tuning', 'cover-home', 'cover-video-call', 'cover-parcel', 'cover-instalment', 'cover-discount', 'cover-gifts', 'cover-battery-year');
  ALTER TABLE "devices" ADD COLUMN "drawing" "enum_thing_drawing";
  ALTER TABLE "_devices_v" ADD COLUMN "version_drawing" "enum_thing_drawing";
  ALTER TABLE "implants" ADD COLUMN "drawing" "enum_thing_drawing";
  ALTER TABLE "_implants_v" ADD COLUMN "version_drawing" "enum_thing_drawing";
  ALTER TABLE "consumables" ADD COLUMN "drawing" "enum_thing_drawing";
  ALTER TABLE "_consumables_v" ADD COLUMN "version_drawing" "enum_thing_drawing";
  ALTER TABLE "accessories" ADD COLUMN "drawing" "enum_thing_drawing";
  ALTER TABLE "_accessories_v" ADD COLUMN "version_drawing" "enum_thing_drawing";
  ALTER TABLE "articles" ADD COLUMN "drawing" "enum_cover_drawing";
  ALTER TABLE "_articles_v" ADD COLUMN "version_drawing" "enum_cover_drawing";
  ALTER TABLE "promotions" ADD COLUMN "drawing" "enum_cover_drawing";
  ALTER TABLE "_promotions_v" ADD COLUMN "version_drawing" "enum_cover_drawing";
  ALTER TABLE "services" ADD COLUMN "drawing" "enum_cover_drawing";
  ALTER TABLE "_services_v" ADD COLUMN "version_drawing" "enum_cover_drawing";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" DROP COLUMN "drawing";
  ALTER TABLE "_devices_v" DROP COLUMN "version_drawing";
  ALTER TABLE "implants" DROP COLUMN "drawing";
  ALTER TABLE "_implants_v" DROP COLUMN "version_drawing";
  ALTER TABLE "consumables" DROP COLUMN "drawing";
  ALTER TABLE "_consumables_v" DROP COLUMN "version_drawing";
  ALTER TABLE "accessories" DROP COLUMN "drawing";
  ALTER TABLE "_accessories_v" DROP COLUMN "version_drawing";
  ALTER TABLE "articles" DROP COLUMN "drawing";
  ALTER TABLE "_articles_v" DROP COLUMN "version_drawing";
  ALTER TABLE "promotions" DROP COLUMN "drawing";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_drawing";
  ALTER TABLE "services" DROP COLUMN "drawing";
  ALTER TABLE "_services_v" DROP COLUMN "version_drawing";
  DROP TYPE "public"."enum_thing_drawing";
  DROP TYPE "public"."enum_cover_drawing";`)
}
