/** Languages to choose from, those of anime and manga first. Others stay where a work has them. */
export const LANGUAGES: readonly string[] =
  'ja en zh-Hans zh-Hant ko ja-Latn ko-Latn zh-Latn ar bg ca cs da de el es es-419 fa fi fil fr he hi hr hu id it mn ms nl no pl pt pt-BR ro ru sk sr sv th tr uk vi'.split(
    ' ',
  );
