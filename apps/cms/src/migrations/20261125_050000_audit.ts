import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who read or wrote which of the clinic's documents: a row of `audit_lines` a request, rows of `audit_entries` for what
 * it did. Neither can be changed, deleted or emptied by anybody but `audit_drop_months`, which drops whole months.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table audit_lines (
      at timestamptz(3) not null,
      line uuid not null,
      request_id text not null,
      actor_kind text not null check (actor_kind in ('staff', 'shopper', 'worker', 'system')),
      actor_id text,
      role text,
      primary key (at, line)
    ) partition by range (at);
    create index audit_lines_actor_idx on audit_lines (actor_kind, actor_id, at desc);

    create table audit_entries (
      at timestamptz(3) not null,
      line uuid not null,
      entry uuid not null default gen_random_uuid(),
      action text not null,
      collection text not null,
      ids text[] not null,
      filter jsonb,
      found integer,
      primary key (at, line, entry)
    ) partition by range (at);
    create index audit_entries_ids_idx on audit_entries using gin (ids);

    create function audit_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_lines_kept before update or delete on audit_lines for each row execute function audit_refuse();
    create trigger audit_entries_kept before update or delete on audit_entries for each row execute function audit_refuse();
    create trigger audit_lines_whole before truncate on audit_lines for each statement execute function audit_refuse();
    create trigger audit_entries_whole before truncate on audit_entries for each statement execute function audit_refuse();
    alter table audit_lines enable always trigger audit_lines_kept;
    alter table audit_lines enable always trigger audit_lines_whole;
    alter table audit_entries enable always trigger audit_entries_kept;
    alter table audit_entries enable always trigger audit_entries_whole;
  `)
  await db.execute(sql`
    create function audit_open_month(moment timestamptz) returns void language plpgsql security definer
      set search_path = public, pg_temp as $$
    declare
      first timestamp := date_trunc('month', moment at time zone 'UTC');
      suffix text := to_char(first, 'YYYY_MM');
      parent text;
    begin
      if to_regclass('audit_entries_' || suffix) is not null then return; end if;
      perform pg_advisory_xact_lock(hashtext('audit_open_month'));
      -- Trap: to_regclass may still remember that there was none before we waited.
      if exists (select from pg_class where relname = 'audit_entries_' || suffix and relnamespace = 'public'::regnamespace) then return; end if;
      foreach parent in array array['audit_lines', 'audit_entries'] loop
        -- Made apart and attached: so made, a month keeps nobody from writing in another one.
        execute format('create table %I (like %I including defaults including constraints including indexes)',
          parent || '_' || suffix, parent);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)',
          parent, parent || '_' || suffix, first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
        execute format('create trigger whole before truncate on %I for each statement execute function audit_refuse()',
          parent || '_' || suffix);
        execute format('alter table %I enable always trigger whole', parent || '_' || suffix);
      end loop;
    end $$;

    create function audit_note(
      moment timestamptz, line_id uuid, request text, kind text, actor text, actor_role text,
      done text, of_collection text, of_ids text[], by_filter jsonb, how_many integer
    ) returns void language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '5s' as $$
    begin
      perform audit_open_month(moment);
      insert into audit_lines (at, line, request_id, actor_kind, actor_id, role)
        values (moment, line_id, request, kind, actor, actor_role) on conflict do nothing;
      insert into audit_entries (at, line, action, collection, ids, filter, found)
        values (moment, line_id, done, of_collection, of_ids, by_filter, how_many);
    end $$;

    create function audit_drop_months(kept_days integer) returns integer language plpgsql security definer
      set search_path = public, pg_temp set lock_timeout = '5s' as $$
    declare
      month record;
      inside integer;
      dropped integer := 0;
    begin
      if kept_days is null or kept_days < 1095 then
        raise exception 'lines of the audit log are kept for three years' using errcode = 'insufficient_privilege';
      end if;
      for month in
        select substring(child.relname from '[0-9]{4}_[0-9]{2}$') as suffix
        from pg_inherits join pg_class child on child.oid = inhrelid
        where inhparent = 'audit_lines'::regclass
        order by 1
      loop
        continue when (to_date(month.suffix, 'YYYY_MM') + interval '1 month') at time zone 'UTC'
          > now() - make_interval(days => kept_days);
        execute format('select count(*) from %I', 'audit_lines_' || month.suffix) into inside;
        dropped := dropped + inside;
        execute format('drop table %I, %I', 'audit_entries_' || month.suffix, 'audit_lines_' || month.suffix);
      end loop;
      return dropped;
    end $$;
    revoke all on function audit_open_month, audit_note, audit_drop_months from public;
  `)
  await db.execute(sql`
    select audit_open_month(now());
    select audit_open_month(hour) from (select distinct date_trunc('month', hour) as hour from health_reads) as months;
    with moved as (
      insert into audit_lines (at, line, request_id, actor_kind, actor_id)
      select hour, md5(concat_ws(' ', hour, staff_id, collection, document_id))::uuid, '', 'staff', staff_id
      from health_reads
    )
    insert into audit_entries (at, line, action, collection, ids, found)
    select hour, md5(concat_ws(' ', hour, staff_id, collection, document_id))::uuid, 'read', collection,
      array[document_id], times from health_reads;
    delete from health_reads;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    insert into health_reads (hour, staff_id, collection, document_id, times)
    select date_trunc('hour', at), actor_id, collection, id, count(*)
    from audit_lines join audit_entries using (at, line), unnest(ids) as id
    where actor_kind = 'staff' and action in ('read', 'list') and collection in ('orders', 'appointments', 'feedback')
    group by 1, 2, 3, 4;
    drop table audit_entries, audit_lines;
    drop function audit_note, audit_open_month, audit_drop_months, audit_refuse;
  `)
}
