import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Where the pieces of a product stand: in a branch, or in the warehouse, which has no branch. The trigger that writes
 * movements divides each change between places, so that a product's number is their sum whoever writes there: also a former
 * release, which knows of no place. What there was before stands in the warehouse.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table stock_places (
      key text not null,
      branch_id uuid references branches (id) on delete restrict,
      quantity integer not null,
      constraint stock_places_once unique nulls not distinct (key, branch_id),
      constraint stock_places_not_below_zero check (quantity >= 0)
    );
    create index stock_places_branch_idx on stock_places (branch_id) where branch_id is not null;
    insert into stock_places (key, branch_id, quantity)
      select key, null, quantity::integer from stock where key is not null and quantity > 0;

    alter table stock_movements add column branch_id uuid;
    create index stock_movements_reference_idx on stock_movements (reference, key) where reference is not null;

    create function move_stock_at(moved_key text, place uuid, change integer, remaining integer, otherwise text)
      returns void language plpgsql as $$
    declare
      cause jsonb := coalesce(nullif(current_setting('estu.stock_cause', true), ''), '{}')::jsonb;
    begin
      if change > 0 then
        insert into stock_places as here (key, branch_id, quantity) values (moved_key, place, change)
          on conflict on constraint stock_places_once do update set quantity = here.quantity + change;
      else
        update stock_places set quantity = quantity + change where key = moved_key and branch_id is not distinct from place;
      end if;
      insert into stock_movements (key, branch_id, quantity, remaining, reason, reference, note, actor_kind, actor_id)
        values (moved_key, place, change, remaining, coalesce(cause ->> 'reason', otherwise), cause ->> 'reference',
          cause ->> 'note', coalesce(cause ->> 'actorKind', 'system'), cause ->> 'actorId');
    end $$;

    create or replace function write_stock_movement(moved_key text, change integer, remaining integer, otherwise text)
      returns void language plpgsql as $$
    declare
      cause jsonb := coalesce(nullif(current_setting('estu.stock_cause', true), ''), '{}')::jsonb;
      wanted uuid := (select id from branches where id = (cause ->> 'branch')::uuid);
      open integer := abs(change);
      part integer;
      place record;
    begin
      if moved_key is null or change = 0 then return; end if;
      if change < 0 then
        for place in select branch_id, quantity from stock_places where key = moved_key and quantity > 0
          order by branch_id is not distinct from wanted desc, branch_id is null desc, quantity desc, branch_id
        loop
          exit when open = 0;
          part := least(open, place.quantity);
          open := open - part;
          perform move_stock_at(moved_key, place.branch_id, -part, remaining + open, otherwise);
        end loop;
        if open > 0 then raise exception 'Places of % hold % fewer than its number', moved_key, open; end if;
        return;
      end if;
      if cause ->> 'reason' = 'order-off' then
        for place in select moved.branch_id, -sum(moved.quantity)::integer as taken from stock_movements as moved
          where moved.reference = cause ->> 'reference' and moved.key = moved_key
            and moved.reason in ('order', 'order-off', 'carried')
            and (moved.branch_id is null or exists (select from branches where id = moved.branch_id))
          group by moved.branch_id having sum(moved.quantity) < 0 order by moved.branch_id nulls first
        loop
          exit when open = 0;
          part := least(open, place.taken);
          open := open - part;
          perform move_stock_at(moved_key, place.branch_id, part, remaining - open, otherwise);
        end loop;
      end if;
      if open > 0 then perform move_stock_at(moved_key, wanted, open, remaining, otherwise); end if;
    end $$;

    create function close_stock_place() returns trigger language plpgsql as $$
    declare
      place record;
    begin
      perform set_config('estu.stock_cause', '{"reason": "closed"}', true);
      for place in select stock.key, stock.quantity::integer as total, here.quantity from stock_places as here
        join stock using (key) where here.branch_id = old.id and here.quantity > 0 order by stock.key for update of stock
      loop
        perform move_stock_at(place.key, old.id, -place.quantity, place.total - place.quantity, 'closed');
        perform move_stock_at(place.key, null, place.quantity, place.total, 'closed');
      end loop;
      perform set_config('estu.stock_cause', '', true);
      delete from stock_places where branch_id = old.id;
      return old;
    end $$;
    create trigger stock_place_closed before delete on branches for each row execute function close_stock_place();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger stock_place_closed on branches;
    drop function close_stock_place;
    drop function move_stock_at;
    create or replace function write_stock_movement(moved_key text, change integer, remaining integer, otherwise text)
      returns void language plpgsql as $$
    declare
      cause jsonb := coalesce(nullif(current_setting('estu.stock_cause', true), ''), '{}')::jsonb;
    begin
      if moved_key is null or change = 0 then return; end if;
      insert into stock_movements (key, quantity, remaining, reason, reference, note, actor_kind, actor_id)
        values (moved_key, change, remaining, coalesce(cause ->> 'reason', otherwise), cause ->> 'reference',
          cause ->> 'note', coalesce(cause ->> 'actorKind', 'system'), cause ->> 'actorId');
    end $$;
    drop index stock_movements_reference_idx;
    alter table stock_movements drop column branch_id;
    drop table stock_places;
  `)
}
