import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the translation desk shows without reading all of it: how many documents are in each state, counted by the database
 * itself with whatever changes one, and its rows in the order in which they need work.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table translation_counts (
      collection text not null,
      locale text not null,
      state text not null,
      documents integer not null
    );
    create index translation_counts_idx on translation_counts (collection, locale, state);

    create function translation_state(publication text, outdated jsonb) returns text language sql immutable parallel safe
      return case when publication = 'missing' then 'missing' when jsonb_array_length(outdated) > 0 then 'outdated'
        else publication end;
    create function translation_urgency(state text) returns integer language sql immutable parallel safe
      return array_position(array['outdated', 'missing', 'changed', 'draft', 'published'], state);

    create function count_translation_states() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into translation_counts
          select collection, locale, translation_state(publication, outdated), count(*)
          from came group by 1, 2, 3;
      elsif tg_op = 'DELETE' then
        insert into translation_counts
          select collection, locale, translation_state(publication, outdated), -count(*)
          from gone group by 1, 2, 3;
      else
        insert into translation_counts
          select collection, locale, state, sum(step) from (
            select collection, locale, translation_state(publication, outdated) as state, 1 as step from came
            union all
            select collection, locale, translation_state(publication, outdated), -1 from gone
          ) as changes group by 1, 2, 3 having sum(step) <> 0;
      end if;
      return null;
    end $$;
    -- It has no words, and was listed as not translated.
    update translation_states set publication = 'published' where collection = 'globals' and document_id = 'payments';
    create trigger translation_states_came after insert on translation_states
      referencing new table as came for each statement execute function count_translation_states();
    create trigger translation_states_changed after update on translation_states
      referencing old table as gone new table as came for each statement execute function count_translation_states();
    create trigger translation_states_gone after delete on translation_states
      referencing old table as gone for each statement execute function count_translation_states();

    insert into translation_counts
      select collection, locale, translation_state(publication, outdated), count(*)
      from translation_states group by 1, 2, 3;

    create index translation_states_urgent_idx on translation_states
      (translation_urgency(translation_state(publication, outdated)), collection, title, locale, document_id);
    create index translation_states_urgent_in_locale_idx on translation_states
      (locale, translation_urgency(translation_state(publication, outdated)), collection, title, document_id);
    create index translation_states_urgent_in_collection_idx on translation_states
      (collection, translation_urgency(translation_state(publication, outdated)), title, locale, document_id);
    create index translation_states_urgent_in_both_idx on translation_states
      (collection, locale, translation_urgency(translation_state(publication, outdated)), title, document_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index translation_states_urgent_in_both_idx;
    drop index translation_states_urgent_in_collection_idx;
    drop index translation_states_urgent_in_locale_idx;
    drop index translation_states_urgent_idx;
    drop trigger translation_states_gone on translation_states;
    drop trigger translation_states_changed on translation_states;
    drop trigger translation_states_came on translation_states;
    drop function count_translation_states;
    drop function translation_urgency;
    drop function translation_state;
    drop table translation_counts;
  `)
}
