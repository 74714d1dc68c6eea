import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What came and went of each product, and why. Written by the database with whatever changes a number, so that the sum of
 * a product's movements is its number, whoever writes: also a former release, whose movements say no reason.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table stock_movements (
      id bigserial primary key,
      key text not null,
      quantity integer not null,
      remaining integer not null,
      reason text not null,
      reference text,
      note text,
      actor_kind text not null,
      actor_id text,
      moved_at timestamptz not null default now(),
      constraint stock_movements_moves check (quantity <> 0),
      constraint stock_movements_not_below_zero check (remaining >= 0)
    );
    create index stock_movements_key_idx on stock_movements (key, id);

    insert into stock_movements (key, quantity, remaining, reason, actor_kind)
      select key, quantity::integer, quantity::integer, 'begun', 'system' from stock where key is not null and quantity > 0;

    create function write_stock_movement(moved_key text, change integer, remaining integer, otherwise text)
      returns void language plpgsql as $$
    declare
      cause jsonb := coalesce(nullif(current_setting('estu.stock_cause', true), ''), '{}')::jsonb;
    begin
      if moved_key is null or change = 0 then return; end if;
      insert into stock_movements (key, quantity, remaining, reason, reference, note, actor_kind, actor_id)
        values (moved_key, change, remaining, coalesce(cause ->> 'reason', otherwise), cause ->> 'reference',
          cause ->> 'note', coalesce(cause ->> 'actorKind', 'system'), cause ->> 'actorId');
    end $$;

    create function note_stock_movement() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.key is not distinct from new.key then
        perform write_stock_movement(new.key, (new.quantity - old.quantity)::integer, new.quantity::integer, 'unknown');
        return null;
      end if;
      if tg_op <> 'INSERT' then perform write_stock_movement(old.key, -old.quantity::integer, 0, 'ended'); end if;
      if tg_op <> 'DELETE' then
        perform write_stock_movement(new.key, new.quantity::integer, new.quantity::integer, 'begun');
      end if;
      return null;
    end $$;
    create trigger stock_movement after insert or delete or update of quantity, key on stock
      for each row execute function note_stock_movement();

    create function keep_stock_movements() returns trigger language plpgsql as $$
    begin
      raise exception 'Movements of stock are neither changed nor deleted' using errcode = 'insufficient_privilege';
    end $$;
    create trigger stock_movements_kept before update or delete or truncate on stock_movements
      for each statement execute function keep_stock_movements();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger stock_movement on stock;
    drop function note_stock_movement;
    drop function write_stock_movement;
    drop table stock_movements;
    drop function keep_stock_movements;
  `)
}
