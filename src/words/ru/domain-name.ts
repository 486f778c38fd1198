/** Reasons why no domain can have a name. */
export const wrongLetters = 'В домене .ton бывают буквы и цифры, а дефисы — только между ними.'
export const wrongLettersOfUsername = 'В имени .t.me бывают буквы, цифры и подчёркивания.'
export const wrongLength = (zone: string, least: number, most: number) =>
  `В имени .${zone} от ${least} до ${most} символов.`
export const encoded =
  'В нём смешаны алфавиты или буквы похожи на латинские, поэтому имя показано так, как записано в блокчейне: его можно спутать с другим.'
