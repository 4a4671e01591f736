/** Whether a session was opened in the provider's test mode, by its id: no money moved in it. */
export const isTestSession = (sessionId: string): boolean => sessionId.startsWith('cs_test_');
