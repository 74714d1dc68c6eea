import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the library searches a picture by, and in which languages it has no words, is written by the database itself:
 * whoever changes a name, a description or a tag, in whatever language, need not know of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function media_search_fields() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_title(concat_ws(' ', new.filename,
        (select string_agg(alt, ' ' order by _locale) from media_locales where _parent_id = new.id),
        (select string_agg(text, ' ' order by "order") from media_texts where parent_id = new.id and path = 'tags')));
      new.without_alt_ru := not exists (
        select from media_locales where _parent_id = new.id and _locale::text = 'ru' and btrim(alt) <> '');
      new.without_alt_kk := not exists (
        select from media_locales where _parent_id = new.id and _locale::text = 'kk' and btrim(alt) <> '');
      return new;
    end $$;
    create trigger media_search_fields before insert or update of filename, search_text on media
      for each row execute function media_search_fields();

    create function media_words_changed() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'media_texts' then
        update media set search_text = '' where id = coalesce(new.parent_id, old.parent_id);
      else
        update media set search_text = '' where id = coalesce(new._parent_id, old._parent_id);
      end if;
      return null;
    end $$;
    create trigger media_words_changed after insert or update or delete on media_locales
      for each row execute function media_words_changed();
    create trigger media_words_changed after insert or update or delete on media_texts
      for each row execute function media_words_changed();

    update media set search_text = '';
    create index media_search_text_trigrams_idx on media using gin (search_text gin_trgm_ops);
    create index media_locales_parent_id_idx on media_locales (_parent_id);
    create index media_texts_parent_id_idx on media_texts (parent_id);
    create index media_texts_folded_tag_idx on media_texts (folded_title(text)) where path = 'tags';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index media_texts_folded_tag_idx;
    drop index media_texts_parent_id_idx;
    drop index media_locales_parent_id_idx;
    drop index media_search_text_trigrams_idx;
    drop trigger media_words_changed on media_texts;
    drop trigger media_words_changed on media_locales;
    drop function media_words_changed;
    drop trigger media_search_fields on media;
    drop function media_search_fields;
  `)
}
