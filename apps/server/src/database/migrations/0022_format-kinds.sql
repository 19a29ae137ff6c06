-- Endings that were read before and had no kind.
UPDATE "knowledge_documents" SET "kind" = CASE
  WHEN "name" ~* '[.](ods|tsv)$' THEN 'excel'
  WHEN "name" ~* '[.]odp$' THEN 'ppt'
  WHEN "name" ~* '[.]markdown$' THEN 'txt'
  ELSE 'img'
END
WHERE "kind" = 'other' AND "name" ~* '[.](ods|tsv|odp|markdown|gif)$';
