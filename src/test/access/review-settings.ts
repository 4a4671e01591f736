/** How a journal without peer review is set up. */
export const verifyingSettings = {
  reviewModel: 'verification',
  reportsNeeded: 2,
  invitationDays: 7,
  reviewDays: 21,
  revisionDays: 30,
  editorDays: 10,
  newManuscriptsTo: null,
  showsStatistics: false,
  publishesReviews: false,
  hasProduction: false,
};
