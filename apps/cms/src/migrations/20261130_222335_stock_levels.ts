import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whether there is enough of a product. A trigger writes it with each number, so that it is right whoever writes there:
 * orders, the counter, and a former release, which knows nothing of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_stock_level as enum ('enough', 'low', 'none');
    alter table stock add column level enum_stock_level;
    alter table stock add column low_at numeric;
    create index stock_level_idx on stock (level);

    create function set_stock_level() returns trigger language plpgsql as $$
    begin
      new.level := case when new.quantity <= 0 then 'none' when new.quantity <= new.low_at then 'low' else 'enough' end;
      return new;
    end $$;
    create trigger stock_level before insert or update on stock for each row execute function set_stock_level();

    update stock set level = case when quantity <= 0 then 'none'::enum_stock_level else 'enough' end;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger stock_level on stock;
    drop function set_stock_level;
    drop index stock_level_idx;
    alter table stock drop column level;
    alter table stock drop column low_at;
    drop type enum_stock_level;
  `)
}
