/** Reasons why no domain can have a name. */
export const wrongLetters = '.ton 域名由字母和数字组成，连字符只能位于其间。'
export const wrongLettersOfUsername = '.t.me 名称由字母、数字和下划线组成。'
export const wrongLength = (zone: string, least: number, most: number) => `.${zone} 名称为 ${least} 到 ${most} 个字符。`
export const encoded = '该名称混用了不同文字，或其字母与拉丁字母相似，容易与其他名称混淆，因此按链上的写法显示。'
