/** Faults of an amount that was typed. */
export const comma = '小数请用点号：1.5。'
export const negative = '金额请不要带正负号。'
export const long = '没有这么长的金额：最多 40 个字符。'
export const noNumber = '请输入数字，例如 12.5。'
