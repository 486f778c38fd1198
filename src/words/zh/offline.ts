/** Words of the links offered offline, after the message that there is no connection. */
export const kept = '保存在此浏览器中：'
