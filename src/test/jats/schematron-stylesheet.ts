/** Turns the active patterns of a Schematron schema into XSLT that lists what fails, each as an element with the name of its role. */
export const schematronStylesheet = `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:to="http://www.w3.org/1999/XSL/TransformAlias"
    xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xs="http://www.w3.org/2001/XMLSchema" exclude-result-prefixes="sch xs">
  <xsl:namespace-alias stylesheet-prefix="to" result-prefix="xsl"/>
  <xsl:param name="phase" select="'errors'"/>

  <xsl:template match="/sch:schema">
    <xsl:variable name="patterns" select="sch:include/doc(resolve-uri(@href, base-uri(.)))/sch:pattern"/>
    <xsl:variable name="active" select="sch:phase[@id = $phase]/sch:active/@pattern"/>
    <to:stylesheet version="3.0">
      <xsl:for-each select="sch:ns">
        <xsl:namespace name="{@prefix}" select="@uri"/>
      </xsl:for-each>
      <xsl:namespace name="xs" select="'http://www.w3.org/2001/XMLSchema'"/>
      <xsl:namespace name="xsd" select="'http://www.w3.org/2001/XMLSchema'"/>
      <xsl:attribute name="xml:base" select="base-uri(.)"/>
      <xsl:copy-of select="xsl:function"/>
      <xsl:apply-templates select="sch:let"/>
      <to:template match="/">
        <failures>
          <xsl:for-each select="$patterns[@id = $active]">
            <to:apply-templates select="/" mode="{@id}"/>
          </xsl:for-each>
        </failures>
      </to:template>
      <xsl:apply-templates select="$patterns[@id = $active]"/>
    </to:stylesheet>
  </xsl:template>

  <xsl:template match="sch:pattern">
    <to:mode name="{@id}" on-no-match="shallow-skip"/>
    <xsl:apply-templates select="sch:rule"/>
  </xsl:template>

  <!-- Of the rules of a pattern, only the first that fits a node holds for it. -->
  <xsl:template match="sch:rule">
    <to:template match="{@context}" mode="{../@id}" priority="{1000 - position()}">
      <xsl:apply-templates select="sch:let, sch:assert, sch:report"/>
      <to:apply-templates select="@*, node()" mode="#current"/>
    </to:template>
  </xsl:template>

  <xsl:template match="sch:let">
    <to:variable name="{@name}" select="{@value}"/>
  </xsl:template>

  <xsl:template match="sch:assert | sch:report">
    <to:if test="{if (self::sch:assert) then 'not(' || @test || ')' else @test}">
      <to:element name="{@role}">
        <xsl:value-of select="ancestor::sch:pattern/@id"/>
        <xsl:text>: </xsl:text>
        <xsl:apply-templates/>
      </to:element>
    </to:if>
  </xsl:template>

  <xsl:template match="sch:value-of">
    <to:value-of select="{@select}"/>
  </xsl:template>

  <xsl:template match="sch:name">
    <to:value-of select="name()"/>
  </xsl:template>

  <xsl:template match="text()[normalize-space()]">
    <to:text><xsl:value-of select="."/></to:text>
  </xsl:template>
</xsl:stylesheet>
`;
